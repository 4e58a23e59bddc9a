import { type ISODate, toDate } from './dates.ts'

/**
 * Easter Sunday in the Gregorian calendar, by the anonymous algorithm of 1876 (Jean Meeus,
 * Astronomical Algorithms, chapter 8).
 */
export function easterOf(year: number): ISODate {
  const golden = year % 19
  const [century, rest] = [Math.floor(year / 100), year % 100]
  const leaps = Math.floor(century / 4)
  const shift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + century - leaps - shift + 15) % 30
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * week) / 451)
  const days = moon + week - 7 * late + 114
  return toDate(year, Math.floor(days / 31), (days % 31) + 1)
}

/**
 * The day of the June solstice by the winter clock of Chile (four hours behind Greenwich), for the
 * years 2000 to 2100: within some minutes of the observed moment (Jean Meeus, Astronomical
 * Algorithms, chapter 27).
 */
export function juneSolsticeOf(year: number): ISODate {
  const y = (year - 2000) / 1000
  const mean =
    2_451_716.567_67 + 365_241.626_03 * y + 0.003_25 * y ** 2 + 0.008_88 * y ** 3 - 0.0003 * y ** 4
  const t = (mean - 2_451_545) / 36_525
  const w = radians(35_999.373 * t - 2.47)
  const stretch = 1 + 0.0334 * Math.cos(w) + 0.0007 * Math.cos(2 * w)
  const sum = periodic.reduce(
    (total, [amplitude, phase, speed]) => total + amplitude * Math.cos(radians(phase + speed * t)),
    0,
  )
  const terrestrial = mean + (0.000_01 * sum) / stretch
  // The clock runs about 70 seconds behind the even time of the orbits in these years.
  const instant = new Date((terrestrial - UNIX_EPOCH) * DAY_MS - 70_000 - WINTER_MS)
  return toDate(instant.getUTCFullYear(), instant.getUTCMonth() + 1, instant.getUTCDate())
}

/** The Julian day of 1 January 1970. */
const UNIX_EPOCH = 2_440_587.5
const DAY_MS = 86_400_000
const WINTER_MS = 4 * 3_600_000

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The periodic terms of table 27.C: amplitude, phase and speed in degrees per century. */
const periodic: readonly (readonly [amplitude: number, phase: number, speed: number])[] = [
  [485, 324.96, 1934.136],
  [203, 337.23, 32_964.467],
  [199, 342.08, 20.186],
  [182, 27.85, 445_267.112],
  [156, 73.14, 45_036.886],
  [136, 171.52, 22_518.443],
  [77, 222.54, 65_928.934],
  [74, 296.72, 3034.906],
  [70, 243.58, 9037.513],
  [58, 119.81, 33_718.147],
  [52, 297.17, 150.678],
  [50, 21.02, 2281.226],
  [45, 247.54, 29_929.562],
  [44, 325.15, 31_555.956],
  [29, 60.93, 4443.417],
  [18, 155.12, 67_555.328],
  [17, 288.79, 4562.452],
  [16, 198.04, 62_894.029],
  [14, 199.76, 31_436.921],
  [12, 95.39, 14_577.848],
  [12, 287.11, 31_931.756],
  [12, 320.81, 34_777.259],
  [9, 227.73, 1222.114],
  [8, 15.45, 16_859.074],
]
