export { createRobotsGate } from './robots-gate.js'
