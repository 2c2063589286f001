export {
  type Config,
  getDrainTime,
  loadConfig,
  renderConfigHelp,
  renderConfigInEffect,
} from './config.js'
