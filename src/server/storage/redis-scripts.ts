/**
 * An entry is kept as "<end in ms>:<value>": its end is decided by the shop's clock, as in the other drivers; the
 * server's own expiry only clears away what nobody may read any more. Each script is one step for all processes.
 */
const liveEnd = `local held = redis.call('GET', KEYS[1])
local finish = held and tonumber(string.match(held, '^%d+'))
local isLive = finish and finish > tonumber(ARGV[1])`;

/** KEYS: entry; ARGV: now, entry, ms to live. 1 when nothing live was there and the entry is there now. */
export const putScript = `${liveEnd}
if isLive then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1`;

/** KEYS: entry; ARGV: now, entry, ms to live, expected value. 1 when exactly the expected value was there. */
export const swapScript = `${liveEnd}
if not isLive or string.sub(held, string.find(held, ':', 1, true) + 1) ~= ARGV[4] then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1`;

/** KEYS: entry; ARGV: now, expected value. 1 when exactly the expected value was there, which is gone now. */
export const deleteScript = `${liveEnd}
if not isLive or string.sub(held, string.find(held, ':', 1, true) + 1) ~= ARGV[2] then return 0 end
redis.call('DEL', KEYS[1])
return 1`;
