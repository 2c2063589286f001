export { parseRedisAddress, REDIS_ADDRESS_FORM } from './redis-address.js'
export { connectRedis, type RedisClient } from './redis-client.js'
