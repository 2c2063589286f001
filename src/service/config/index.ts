export { type Config, configHelp, configInEffect, findDrainTime, loadConfig } from './config.js'
