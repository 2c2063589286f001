export { type Config, getDrainTime, loadConfig, refuseForeignConfig } from './config.js'
export { renderConfigAsEnvFile, renderConfigHelp } from './render.js'
