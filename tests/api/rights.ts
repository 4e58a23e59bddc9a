import type { Session } from '../client.ts'
import type { Known } from '../world.ts'

const outcome = 'status message error { kind message field traceId }'

const Links = `query Links($input: UserBusinessesInput!) {
  userBusinesses(input: $input) { id businessId version }
}`
const Link = `mutation Link($input: UpdateUserBusinessInput!) {
  updateUserBusiness(input: $input) { ${outcome} data { id privateRole } }
}`
const Profiles = '{ profiles { id name } restrictions { id name } }'
const Give = `mutation Give($input: UpdateProfileUserInput!) {
  updateProfileUser(input: $input) { ${outcome} data { userId profileName } }
}`
const Narrow = `mutation Narrow($input: UpdateRestrictionUserInput!) {
  updateRestrictionUser(input: $input) { ${outcome} data { userId restrictionName } }
}`

const NewProfile = `mutation NewProfile($input: CreateProfileInput!) {
  createProfile(input: $input) { ${outcome} data { id version } }
}`
const Says = `mutation Says($input: UpdateProfilePermissionInput!) {
  updateProfilePermission(input: $input) { ${outcome} data { id } }
}`

type Named = { id: string; name: string }

/** Changes what people may see and who is confidential, as an administrator does on the screens. */
export function rightsOf(admin: Session) {
  const all = () => admin.run<{ profiles: Named[]; restrictions: Named[] }>(Profiles)
  const idOf = (rows: readonly Named[], name: string | null) => {
    const found = rows.find((row) => row.name === name)
    if (name !== null && !found) throw new Error(`There is no ${name}`)
    return found?.id ?? null
  }
  return {
    /** «Rol privado» of somebody in one razón social. */
    async hide(person: Known, business: Known, privateRole = true) {
      const input = { userId: person.publicId }
      const { userBusinesses } = await admin.run<{
        userBusinesses: { id: string; businessId: string; version: number }[]
      }>(Links, { input })
      const link = userBusinesses.find(({ businessId }) => businessId === business.publicId)
      if (!link) throw new Error('They are not in that razón social')
      const { id, version } = link
      await admin.mutate(Link, { input: { id, version, privateRole } })
    },

    /** Makes a profile of what it says of some services: `{ GS_0006: 'r' }`. */
    async newProfile(name: string, says: Readonly<Record<string, string>>) {
      const { id, version } = await admin.mutate<{ id: string; version: number }>(NewProfile, {
        input: { name },
      })
      const permissions = Object.entries(says).map(([code, letters]) => ({
        code,
        create: letters.includes('c'),
        read: letters.includes('r'),
        update: letters.includes('u'),
        delete: letters.includes('d'),
      }))
      await admin.mutate(Says, { input: { profileId: id, version, permissions } })
    },

    /** The profile of somebody, by its name; null takes it away. */
    async profile(person: Known, name: string | null) {
      const profileId = idOf((await all()).profiles, name)
      await admin.mutate(Give, { input: { userId: person.publicId, profileId } })
    },

    /** What narrows somebody, by its name; null takes it away. */
    async restriction(person: Known, name: string | null) {
      const restrictionId = idOf((await all()).restrictions, name)
      await admin.mutate(Narrow, { input: { userId: person.publicId, restrictionId } })
    },
  }
}
