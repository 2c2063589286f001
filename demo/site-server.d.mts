/** Starts the demo's site on loopback, on this port where it is free, or else on one that the system picks. */
export function startSite(
  wanted?: number,
): Promise<{ readonly port: number; readonly close: () => void }>
