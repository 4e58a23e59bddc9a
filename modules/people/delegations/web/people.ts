import { DelegationPeople } from '#generated/operations/delegations.ts'
import { request } from '#platform/web/api/api.ts'
import type { Option, ReferenceSource } from '#platform/web/screen/slots.tsx'

type Asked = { search?: string; userId?: string }

const optionsOf = async (input: Asked, signal: AbortSignal): Promise<Option[]> => {
  const { delegationPeople } = await request(DelegationPeople, { input }, { signal })
  return delegationPeople.map(({ userId, fullname, jobTitle }) => ({
    value: userId,
    label: fullname,
    ...(jobTitle ? { hint: jobTitle } : {}),
  }))
}

/** Who may receive a delegation of this person, by name. */
export const people: ReferenceSource & { name: string } = {
  name: 'delegation-people',
  search: (text, signal) => optionsOf(text.trim() ? { search: text.trim() } : {}, signal),
  find: async (userId, signal) => (await optionsOf({ userId }, signal))[0],
}
