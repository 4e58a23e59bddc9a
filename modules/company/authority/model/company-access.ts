import { type CompanyAccess, companyAccess } from '#access/actor.ts'

/**
 * Reads from a company's configuration which people may use the product; everybody, while it names
 * nobody.
 *
 * @throws RangeError on an unknown value, so that a mistake lets nobody in
 */
export function accessIn(config: unknown): CompanyAccess {
  if (typeof config !== 'object' || config === null || !('access' in config)) return 'ALL'
  const known = companyAccess.find((one) => one === config.access)
  if (known === undefined) throw new RangeError(`«${String(config.access)}» is no CompanyAccess`)
  return known
}
