export { parseRedisAddress, REDIS_ADDRESS_FORM } from './redis-address.js'
export { connectRedis, type RedisClient } from './redis-client.js'
export { createRedisConnector, type RedisConnection } from './redis-connection.js'
