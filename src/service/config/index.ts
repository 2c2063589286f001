export { type Config, getDrainTime, loadConfig } from './config.js'
export { renderConfigAsEnvFile, renderConfigHelp } from './render.js'
