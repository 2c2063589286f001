export {
  type Config,
  getDrainTime,
  loadConfig,
  renderConfigAsEnvFile,
  renderConfigHelp,
} from './config.js'
