import { FindUsers, ChooseUser } from '#generated/operations/parts/people-list.ts'
import { formatRut } from '#chile/rut.ts'
import { request } from '#platform/web/api/api.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import type { Found, Option, ReferenceSource } from '#platform/web/screen/slots.tsx'

/** People by name or RUT, for the command palette. */
export async function findPeople(search: string, signal: AbortSignal): Promise<readonly Found[]> {
  const variables = { filter: { search }, page: { number: 1, size: 10 } }
  const { users } = await request(FindUsers, variables, { signal })
  return users.rows.map((user) => ({
    key: `user:${user.id}`,
    title: user.fullname,
    hint: [user.rut && formatRut(user.rut), user.jobTitle].filter(Boolean).join(' · '),
    group: 'Personas',
    to: pathTo('ficha/:id', { id: user.id }),
  }))
}

const optionsOf = async (
  input: { search?: string; userId?: string },
  signal: AbortSignal,
): Promise<Option[]> => {
  const { allUsers } = await request(ChooseUser, { input }, { signal })
  return allUsers.map((user) => ({
    value: user.id,
    label: user.fullname,
    ...(user.rut ? { hint: formatRut(user.rut) } : {}),
  }))
}

/** Who may be chosen where a field points at a person. */
export const userSource: ReferenceSource = {
  needs: 'users.massRead',
  search: (search, signal) => optionsOf({ search }, signal),
  find: async (userId, signal) => (await optionsOf({ userId }, signal))[0],
}
