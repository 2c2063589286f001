import { availableParallelism, loadavg } from 'node:os'

/** A bound for a machine that does nothing else, widened where more want its cores than there are. */
export function within(milliseconds: number): number {
  const [wanted = 0] = loadavg()
  return milliseconds * Math.max(1, wanted / availableParallelism())
}
