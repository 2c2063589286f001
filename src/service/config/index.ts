export {
  type Config,
  findDrainTime,
  loadConfig,
  renderConfigHelp,
  renderConfigInEffect,
} from './config.js'
