import { useEffect, useRef } from 'react'
import { assignableRoles } from '#access/roles.ts'
import type { FieldName } from '#platform/model/entity.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { usePropose, useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { useMe } from '#platform/web/screen/me.tsx'
import { today } from '#platform/web/look/today.ts'
import { Role } from '../model/catalogs.ts'
import { User } from '../model/user.ts'
import { useOptions } from './catalogues.ts'

const Fields = ({ names }: { names: readonly FieldName<typeof User>[] }) =>
  names.map((name) => <Field key={name} of={User} name={name} />)

/** The document: a RUT with its check digit, or any other by its letters and digits. */
export function IdentityFields({ autoFocus = false }: { autoFocus?: boolean }) {
  const kind = useValue('identificationType')
  return (
    <>
      <Field of={User} name="identificationType" />
      {kind === 'RUT' || kind === undefined ? (
        <Field of={User} name="rut" autoFocus={autoFocus} />
      ) : (
        <Field of={User} name="documentNumber" />
      )}
    </>
  )
}

/** @param isNew whether the person is new: the payroll will need their birthday */
export const PersonalFields = ({ isNew = false }: { isNew?: boolean }) => (
  <>
    <Fields names={['firstname', 'secondName', 'paternalLastname', 'maternalLastname']} />
    <Field of={User} name="birthday" max={today()} {...(isNew ? { required: true } : {})} />
    <GenderFields />
    <Field of={User} name="countryOfOrigin" options={useOptions('countries')} />
  </>
)

/** Previred accepts one of two sexes: the field is shown only when the record has neither. */
function GenderFields() {
  const gender = useValue('gender')
  const isKnown = gender === undefined || gender === 'F' || gender === 'M'
  return (
    <Fields names={['gender', ...(isKnown ? [] : ['genderPrevired' as const]), 'civilStatus']} />
  )
}

/** In Chile the commune says province and region; elsewhere they are written. */
export function ContactFields() {
  const propose = usePropose()
  const country = useValue('addressCountry')
  const [communes, countries] = [useOptions('communes'), useOptions('countries')]
  const isHere = country === undefined || country === 'CL'
  const before = useRef(country)
  useEffect(() => {
    const moved = before.current !== undefined && before.current !== country
    before.current = country
    // Places of the country before say nothing of this one.
    if (moved) for (const place of ['communeCode', 'province', 'region']) propose(place, null)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [country])
  return (
    <>
      <Fields names={['email', 'personalPhone', 'address']} />
      <Field of={User} name="addressCountry" options={countries} />
      {isHere ? (
        <Field of={User} name="communeCode" options={communes} />
      ) : (
        <Fields names={['province', 'region']} />
      )}
      <Fields names={['city', 'postalCode']} />
    </>
  )
}

/** What is asked follows from what was said: nobody with an AFP has a rate of the IPS. */
export function PrevisionFields() {
  const scheme = useValue('retirementScheme')
  const status = useValue('pensionStatus')
  const isInsured = useValue('afcEnrolled')
  const isPensioned = status === 'PENSIONED_ACTIVE' || status === 'PENSIONED_INACTIVE'
  const type = useValue('previsionType')
  const propose = usePropose()
  const before = useRef(type)
  useEffect(() => {
    const becameExempt = before.current !== undefined && type === 'NO_COTIZA'
    if (becameExempt && before.current !== type) propose('afcEnrolled', false)
    before.current = type
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [type])
  const afps = useOptions('afps')
  const needsAfp =
    (type === 'AFP_FONASA' || type === 'AFP_ISAPRE') && status !== 'PENSIONED_INACTIVE'
  return (
    <>
      <Fields names={['previsionType', 'retirementScheme']} />
      {scheme === 'IPS' ? (
        <Field of={User} name="ipsReducedRate" />
      ) : (
        <Field of={User} name="pensionInstitution" options={afps} required={needsAfp} />
      )}
      <Field of={User} name="pensionStatus" />
      {isPensioned ? (
        <Field of={User} name="partialDisability" />
      ) : (
        <Field of={User} name="keepsContributing" />
      )}
      <Fields names={['disability', 'youngSubsidy', 'afcEnrolled']} />
      {isInsured !== false && <Fields names={['afcDate', 'unemploymentInsuranceDate']} />}
      {isInsured !== false && scheme === 'IPS' && (
        <Field of={User} name="afpCollect" options={afps} />
      )}
    </>
  )
}

/**
 * Who contributes has an institution, and of an isapre a plan. The record asks for it apart from
 * the kind of previsión, and then leaves to the server what that kind needs.
 */
export function HealthFields() {
  const type = useValue('previsionType')
  const [inPesos, inPercent] = [useValue('healthAmount'), useValue('healthPercentage')]
  const isapre = type === 'AFP_ISAPRE' || type === 'ISAPRE'
  return (
    <>
      <Field
        of={User}
        name="healthInstitution"
        options={useOptions('health')}
        required={type !== undefined && type !== 'NO_COTIZA'}
      />
      <Field of={User} name="healthAmountUf" required={isapre && !inPesos && !inPercent} />
      <Fields names={['healthAmount', 'healthPercentage']} />
    </>
  )
}

export function SavingsFields() {
  const [savings, afps] = [useOptions('savings'), useOptions('afps')]
  return (
    <>
      <Field of={User} name="apviInstitution" options={savings} />
      <Fields names={['apviRegime', 'apvi']} />
      <Field of={User} name="apvi2Institution" options={savings} />
      <Fields names={['apvi2Regime', 'apvi2']} />
      <Field of={User} name="apvcInstitution" options={savings} />
      <Field of={User} name="apvc" />
      <Field of={User} name="cuenta2Institution" options={afps} />
      <Field of={User} name="cuenta2" />
    </>
  )
}

/** Asked for one by one as soon as there is a RUT: before it nothing of them means anything. */
export function AffiliateFields() {
  const has = Boolean(useValue('affiliateRut'))
  return (
    <>
      <Fields names={['affiliateRut']} />
      <Field of={User} name="affiliatePaternalLastname" required={has} />
      <Fields names={['affiliateMaternalLastname']} />
      <Field of={User} name="affiliateNames" required={has} />
      <Field of={User} name="affiliateInstitution" options={useOptions('afps')} required={has} />
      <Fields names={['affiliateContribution', 'affiliateSaving']} />
    </>
  )
}

export const FamilyFields = () => (
  <>
    <Fields names={['subjectToFamilyAllowance', 'familyAllowanceSegment']} />
    <Fields names={['simpleBurdens', 'maternalBurdens', 'disabledBurdens']} />
    <Fields names={['subjectToJudicialRetention', 'judicial', 'judicialRetentionPercentage']} />
  </>
)

export function AccountFields() {
  return (
    <>
      <Field of={User} name="role" options={useAssignable()} />
      <Fields names={['isPrivateRole', 'external', 'retired', 'comment']} />
    </>
  )
}

/** The roles that the signed-in person may give. */
function useAssignable() {
  const { flags } = useMe()
  const mine = flags.isAdmin ? 'ADMIN' : 'SUPER_MANAGER'
  const allowed = assignableRoles(mine)
  return Role.options.filter(({ value }) => allowed.includes(value))
}
