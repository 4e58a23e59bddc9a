/** Browsers by the mark they leave; the first that fits, because most carry those of others too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bHeadlessChrome\/|\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
]

const firstOf = (table: typeof browsers, agent: string) =>
  table.find(([mark]) => mark.test(agent))?.[1]

/** «Chrome en Windows»: what a browser says of itself, as people call it. */
export function deviceOf(agent: string | null): string {
  const browser = firstOf(browsers, agent ?? '')
  const system = firstOf(systems, agent ?? '')
  if (browser && system) return `${browser} en ${system}`
  return browser ?? system ?? 'Un programa sin nombre'
}
