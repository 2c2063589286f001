/** Minutes east of UTC. The first row is RFC 5322 section 4.3; the rest is what news sites write. */
const ZONES: Readonly<Record<string, number>> = {
  ...{ ut: 0, utc: 0, gmt: 0, z: 0 },
  ...{ est: -300, edt: -240, cst: -360, cdt: -300, mst: -420, mdt: -360, pst: -480, pdt: -420 },
  ...{ akst: -540, akdt: -480, hst: -600, ast: -240, adt: -180, nst: -210, brt: -180, art: -180 },
  ...{ wet: 0, west: 60, bst: 60, cet: 60, cest: 120, mez: 60, mesz: 120, eet: 120, eest: 180 },
  ...{ msk: 180, trt: 180, sast: 120, ist: 330, pkt: 300, wib: 420, sgt: 480, hkt: 480 },
  ...{ jst: 540, kst: 540, awst: 480, acst: 570, acdt: 630, aest: 600, aedt: 660 },
  ...{ nzst: 720, nzdt: 780 },
}

const NUMERIC = /^(?:gmt|utc)?\s?([+\-−])(\d{1,2})(?::?(\d{2}))?$/

/** Minutes east of UTC of `Z`, `+02:00`, `GMT+2`, `CDT`; `undefined` when it names no zone. */
export function zoneOffset(text: string): number | undefined {
  const name = text.trim().toLowerCase()
  const match = NUMERIC.exec(name)
  if (!match) return Object.hasOwn(ZONES, name) ? ZONES[name] : undefined
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0)
  // No zone lies further from UTC than 14 hours: anything beyond is not a zone.
  return minutes > 14 * 60 ? undefined : match[1] === '+' ? minutes : -minutes
}
