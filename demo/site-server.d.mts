/** Starts the demo's site on loopback, on a port the system picks. */
export function startSite(): Promise<{ readonly port: number; readonly close: () => void }>
