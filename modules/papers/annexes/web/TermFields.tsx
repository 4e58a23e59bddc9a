import type { ReactNode } from 'react'
import { Contract } from '#modules/people/contracts/model/contract.ts'
import { useChoices } from '#modules/people/contracts/web/index.ts'
import { Field, FieldList } from '#platform/web/kit/form/Field.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import type { AnnexTerm } from '../model/annex.ts'

type Values = Readonly<Record<string, unknown>>

const workday: readonly AnnexTerm[] = ['hoursPerWeek', 'daysPerWeek', 'art22']
const ways: readonly AnnexTerm[] = ['shiftWork', 'remoteWork']

/** The terms of a contract that an annex may change; pay where its reader sees it. */
export function TermFields({ pay, closed }: { pay: boolean; closed: ReactNode }) {
  const { jobTitles, branchOffices } = useChoices()
  const gratification = useValue('gratificationType')
  const type = useValue('contractType')
  return (
    <>
      <Section title="Cargo y lugar">
        <Field of={Contract} name="jobTitle" suggestions={jobTitles} />
        <Field of={Contract} name="branchOffice" suggestions={branchOffices} />
      </Section>
      <Section title="Remuneración">
        {pay ? (
          <>
            <FieldList
              of={Contract}
              names={['monthlySalary', 'paymentPeriod', 'gratificationType']}
            />
            {gratification === 'CONVENTIONAL' && <Field of={Contract} name="gratificationAmount" />}
          </>
        ) : (
          closed
        )}
      </Section>
      <Section title="Jornada">
        <FieldList of={Contract} names={[...workday, ...ways]} />
      </Section>
      <Section title="Plazo">
        <Field of={Contract} name="contractType" />
        {type !== 'INDEFINITE' && <Field of={Contract} name="finalDate" />}
        {type === 'FIXED' && <Field of={Contract} name="fixedTermRenewals" />}
      </Section>
    </>
  )
}

/** The terms that a form changed; one that was emptied is said as empty. */
export const changedTerms = (names: readonly AnnexTerm[], before: Values, now: Values): Values =>
  Object.fromEntries(
    names
      .filter((name) => name in now && !isSame(now[name], before[name]))
      .map((name) => [name, now[name] ?? null]),
  )

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
