import { actorFlags } from '#access/roles.ts'
import { byCode } from '#chile/catalogues.ts'
import { countryList } from '#chile/countries.ts'
import { communes } from '#chile/territory.ts'
import { BusinessType, businessesById } from '#modules/company/businesses/server/index.ts'
import { UploadedFile } from '#platform/server/graphql/files.ts'
import { derivedFields, joinedFields } from '#platform/server/graphql/more-fields.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { hiddenSpecsOf } from '#platform/server/graphql/specs.ts'
import { filesById } from '#platform/server/uploads/files.ts'
import { User } from '../model/user.ts'
import { accountFacts, pensionRates } from './account-facts.queries.ts'
import { linksOfPeople } from './businesses.service.ts'
import { LinkType } from './links.graphql.ts'
import { cardsById, cardsInOrder } from './cards.queries.ts'
import { PersonCard, PersonType } from './people.graphql.ts'

/**
 * Somebody as lists show them; how some are read by their ids, of those within reach; the rows of
 * people who were found already; and the whole record of one, to which modules add what they keep.
 */
export const personCard = {
  type: PersonCard,
  byId: cardsById,
  rows: cardsInOrder,
  record: PersonType,
}

type Named = { id: number; fullname: string | null }
const NamedPerson = objectFrom<Named>('NamedPerson', {
  id: of.id('user'),
  fullname: of.maybe(of.text),
})

const { healthAmountUf, apvi, judicial } = hiddenSpecsOf(User, [
  'healthAmountUf',
  'apvi',
  'judicial',
])

derivedFields(
  PersonType,
  (person) => {
    const { isAdmin, isManager, isSuperManager, isBusinessManager, isEmployee } = actorFlags(
      person.role,
    )
    return {
      lastname: [person.paternalLastname, person.maternalLastname].filter(Boolean).join(' '),
      supervisor: supervisorOf(person),
      // The country and the commune by their names; abroad there is no commune.
      country: byCode(countryList, person.addressCountry)?.name ?? null,
      commune: byCode(communes, person.communeCode)?.name ?? null,
      healthAmountUF: person.healthAmountUf,
      apviAmount: person.apvi,
      judicialAmount: person.judicial,
      isAdmin,
      isManager,
      isSuperManager,
      isBusinessManager,
      isEmployee,
    }
  },
  {
    lastname: of.text,
    supervisor: of.maybe(of.object(NamedPerson)),
    country: of.maybe(of.text),
    commune: of.maybe(of.text),
    healthAmountUF: healthAmountUf,
    apviAmount: apvi,
    judicialAmount: judicial,
    isAdmin: of.flag,
    isManager: of.flag,
    isSuperManager: of.flag,
    isBusinessManager: of.flag,
    isEmployee: of.flag,
  },
)

type WithSupervisor = { supervisorId: number | null; supervisorName: string | null }
const supervisorOf = ({ supervisorId, supervisorName }: WithSupervisor): Named | null =>
  supervisorId === null ? null : { id: supervisorId, fullname: supervisorName }

const Preferences = objectFrom<{ theme: string }>('UserPreferences', { theme: of.text })

joinedFields(PersonType, accountFacts, {
  companyId: of.id('company'),
  createdAt: of.dateTime,
  isDisabled: of.maybe(of.flag),
  forcePasswordChange: of.maybe(of.flag),
  uiConfig: of.maybe(of.object(Preferences)),
})

joinedFields(PersonType, pensionRates, { pensionPercentage: of.maybe(of.decimal) })

joinedFields(
  PersonType,
  async (context, people) => {
    const files = await filesById(
      context,
      people.map(({ avatarFileId }) => avatarFileId),
      'avatar',
    )
    return people.map(({ avatarFileId }) => ({ avatar: files.get(avatarFileId) ?? null }))
  },
  { avatar: of.maybe(of.object(UploadedFile)) },
)

joinedFields(
  PersonType,
  async (context, people) => {
    const links = await linksOfPeople(
      context,
      people.map(({ id }) => id),
    )
    return people.map(({ id }) => ({ userBusinesses: links.get(id) ?? [] }))
  },
  { userBusinesses: of.list(of.object(LinkType)) },
)

joinedFields(
  LinkType,
  async (context, links) => {
    const businesses = await businessesById(
      context,
      links.map(({ businessId }) => businessId),
    )
    return links.map(({ businessId }) => ({ business: businesses.get(businessId) ?? null }))
  },
  { business: of.maybe(of.object(BusinessType)) },
)
