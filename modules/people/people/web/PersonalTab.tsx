import { UpdateUser } from '#generated/operations/people.ts'
import { offeredDay } from '#modules/people/contracts/model/start.ts'
import { Closed, usePayrollStart } from '#modules/people/contracts/web/index.ts'
import { type ReactNode, useContext } from 'react'
import type { FieldName } from '#platform/model/entity.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { allClosed, ClosedFields } from '#platform/web/kit/form/closed-fields.ts'
import { EditableSection } from '#platform/web/kit/form/EditableSection.tsx'
import { HoldWhileLoading } from '#platform/web/kit/page/HoldWhileLoading.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { today } from '#platform/web/look/today.ts'
import { useMe } from '#platform/web/screen/me.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { type RecordPlace, recordPlaces } from '../model/record-places.ts'
import {
  contactFields,
  familyFields,
  healthFields,
  personalFields,
  previsionFields,
  affiliateFields,
  savingsFields,
  User,
} from '../model/user.ts'
import { AccountPanel } from './AccountPanel.tsx'
import { labelIn, useOptions } from './catalogues.ts'
import { PersonConsequence, type PersonChangeProps } from './consequence.ts'
import {
  AccountFields,
  ContactFields,
  FamilyFields,
  AffiliateFields,
  HealthFields,
  IdentityFields,
  PersonalFields,
  PrevisionFields,
  SavingsFields,
} from './fields.tsx'
import { PaymentMethods } from './PaymentMethods.tsx'
import { NextChange } from './NextChange.tsx'
import { type Person, usePerson } from './person.ts'

type Part = {
  title: string
  /** How an address asks for it. */
  place?: RecordPlace
  names: readonly FieldName<typeof User>[]
  fields: ReactNode
  text?: string
  reserved?: boolean
  /** Holds since always: it is not asked from when. */
  timeless?: boolean
}

/** Fields that the person's pension scheme and situation make meaningless are hidden. */
const previsionShown = (person: Person) => {
  const { retirementScheme, pensionStatus, afcEnrolled } = person
  const isPensioned = pensionStatus?.startsWith('PENSIONED') ?? false
  const pointless: readonly (readonly [FieldName<typeof User>, boolean])[] = [
    ['ipsReducedRate', retirementScheme !== 'IPS'],
    ['pensionInstitution', retirementScheme === 'IPS'],
    ['keepsContributing', isPensioned && !person.keepsContributing],
    ['partialDisability', !isPensioned && !person.partialDisability],
    ['afcDate', afcEnrolled === false],
    ['afpCollect', retirementScheme !== 'IPS' && !person.afpCollect],
    ['unemploymentInsuranceDate', afcEnrolled === false],
  ]
  const left = new Set(pointless.flatMap(([name, is]) => (is ? [name] : [])))
  return previsionFields.filter((name) => !left.has(name))
}

/** The sex for Previred is shown only when it differs from that of the record. */
const personalShown = ({ gender, genderPrevired }: Person) =>
  personalFields.filter(
    (name) =>
      name !== 'genderPrevired' || Boolean(genderPrevired) || (gender !== 'F' && gender !== 'M'),
  )

const partsOf = (person: Person): readonly Part[] => [
  {
    title: 'Identificación',
    place: recordPlaces.IDENTITY,
    names: ['identificationType', person.identificationType === 'RUT' ? 'rut' : 'documentNumber'],
    fields: <IdentityFields />,
    timeless: true,
  },
  { title: 'Datos personales', names: personalShown(person), fields: <PersonalFields /> },
  {
    title: 'Contacto y domicilio',
    place: recordPlaces.CONTACT,
    names: contactFields,
    fields: <ContactFields />,
  },
  {
    title: 'Previsión',
    place: recordPlaces.PREVISION,
    names: previsionShown(person),
    fields: <PrevisionFields />,
    reserved: true,
  },
  {
    title: 'Salud',
    place: recordPlaces.HEALTH,
    text: 'El plan de la isapre en UF, en pesos o en porcentaje; se suman si hay más de uno',
    names: healthFields,
    fields: <HealthFields />,
    reserved: true,
  },
  { title: 'Ahorro voluntario', names: savingsFields, fields: <SavingsFields />, reserved: true },
  {
    title: 'Afiliado voluntario',
    names: affiliateFields,
    fields: <AffiliateFields />,
    reserved: true,
  },
  {
    title: 'Cargas y retenciones',
    place: recordPlaces.FAMILY,
    names: familyFields,
    fields: <FamilyFields />,
    reserved: true,
  },
]

/** What is dated asks since when, and says what that does to closed months. */
const asked = {
  since: 'from',
  consequence: (change: PersonChangeProps) => <PersonConsequence {...change} />,
}
const rights = ['role', 'isPrivateRole', 'external', 'retired', 'comment'] as const

/** Everything that is kept of a person, by sections that are changed one by one. */
export default function PersonalTab() {
  const { person, onReveal } = usePerson()
  const { permissions } = useMe()
  const closedFields = useContext(ClosedFields)
  const isOpen = (names: readonly FieldName<typeof User>[]) =>
    !allClosed(
      closedFields,
      names.map((name) => `User.${name}`),
    )
  const update = useAction(UpdateUser, { done: 'Ficha guardada' })
  const show = useNames(person)
  const editable = person.canUpdate
  const { open } = usePayrollStart({ userId: person.id }, editable)
  const offered = offeredDay(today(), open, person.versionFrom)
  const more = { id: person.id, version: person.version }
  const closed = person.revealed ? {} : { closed: <Closed onReveal={onReveal} /> }
  return (
    <>
      <HoldsSince />
      {partsOf(person).map(({ title, place, text, names, fields, reserved, timeless }) =>
        reserved && !person.seesReserved ? null : (
          <Asked key={title} place={place}>
            <EditableSection
              of={User}
              row={person}
              title={title}
              names={names}
              show={show}
              {...(text ? { text } : {})}
              {...(reserved ? closed : {})}
              {...(editable && isOpen(names)
                ? {
                    edit: {
                      action: update,
                      more,
                      fields,
                      ...(timeless ? {} : { ...asked, offered }),
                    },
                  }
                : {})}
            />
          </Asked>
        ),
      )}
      {permissions.has('paymentMethods.read') && (
        <Asked place={recordPlaces.PAYMENT_METHOD}>
          <PaymentMethods key={person.id} />
        </Asked>
      )}
      {editable && (
        <EditableSection
          of={User}
          row={person}
          title="Rol y notas"
          names={rights}
          {...(isOpen(rights) ? { edit: { action: update, more, fields: <AccountFields /> } } : {})}
        />
      )}
      <AccountPanel />
    </>
  )
}

/** Since when what is shown holds, and how one's own is corrected. */
function HoldsSince() {
  const { person, asOf, isOwn } = usePerson()
  return (
    <>
      <NextChange person={person} asOf={asOf} />
      <p className="soft">
        {person.held ? `Rige desde el ${formatDate(person.versionFrom)}. ` : ''}
        {asOf ? 'Lo que se edite aquí pregunta desde cuándo rige.' : ''}
      </p>
      {isOwn && !person.canUpdate && (
        <p>
          <Link to={`${pathTo('ficha/:id', { id: person.id })}/correcciones`}>
            Proponer una corrección de mis datos
          </Link>
        </p>
      )}
    </>
  )
}

/** A part of the ficha; the one that the address names comes into sight («?parte=prevision»). */
function Asked({ place, children }: { place: RecordPlace | undefined; children: ReactNode }) {
  const [search] = useAddressParams()
  const isAsked = place !== undefined && search.get('parte') === place
  return isAsked ? <HoldWhileLoading>{children}</HoldWhileLoading> : children
}

/** The names behind the codes that a person's fields keep. */
function useNames(person: Person): Partial<Record<FieldName<typeof User>, ReactNode>> {
  const [afps, health, savings] = [useOptions('afps'), useOptions('health'), useOptions('savings')]
  const [communes, countries] = [useOptions('communes'), useOptions('countries')]
  return {
    communeCode: labelIn(communes, person.communeCode),
    countryOfOrigin: labelIn(countries, person.countryOfOrigin),
    addressCountry: labelIn(countries, person.addressCountry),
    afpCollect: labelIn(afps, person.afpCollect),
    apvi2Institution: labelIn(savings, person.apvi2Institution),
    pensionInstitution: labelIn(afps, person.pensionInstitution),
    healthInstitution: labelIn(health, person.healthInstitution),
    apviInstitution: labelIn(savings, person.apviInstitution),
    apvcInstitution: labelIn(savings, person.apvcInstitution),
    cuenta2Institution: labelIn(afps, person.cuenta2Institution),
    affiliateInstitution: labelIn(afps, person.affiliateInstitution),
  }
}
