import { parentPort, workerData } from 'node:worker_threads'
import { FiltersEngine } from '@ghostery/adblocker'

parentPort?.postMessage(FiltersEngine.parse(workerData).serialize())
