import { ChooseBusiness } from '#generated/operations/parts/businesses.ts'
import { formatRut } from '#chile/rut.ts'
import { matchesWords } from '#chile/text.ts'
import { request } from '#platform/web/api/api.ts'
import type { Option, ReferenceSource } from '#platform/web/screen/slots.tsx'

const optionsOf = async (signal: AbortSignal): Promise<Option[]> => {
  const { businessNames } = await request(ChooseBusiness, {}, { signal })
  return businessNames.map((business) => ({
    value: business.id,
    label: business.name,
    ...(business.rut ? { hint: formatRut(business.rut) } : {}),
  }))
}

/** The razones sociales: few, so that they all come and are narrowed here. */
export const businessSource: ReferenceSource = {
  needs: 'businesses.read',
  search: async (text, signal) => {
    const options = await optionsOf(signal)
    return text
      ? options.filter(({ label, hint }) => matchesWords(`${label} ${hint}`, text))
      : options
  },
  find: async (value, signal) => (await optionsOf(signal)).find((option) => option.value === value),
  beginsWithOnly: true,
}
