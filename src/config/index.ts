export { type Config, configInEffect, loadConfig } from './config.js'
