/** Options of a job that are whole numbers. */
export const JOB_NUMBERS = {
  priority: { minimum: 0, maximum: 9, default: 5 },
  'per-host': { minimum: 1, maximum: 16, default: 4 },
  'webhook-failures': { minimum: 1, maximum: 100 },
}
