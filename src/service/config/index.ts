export { type Config, configHelp, configInEffect, loadConfig } from './config.js'
