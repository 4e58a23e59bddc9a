import { useState } from 'react'
import { isDate } from '#chile/dates.ts'
import { CreateDelegation } from '#generated/operations/delegations.ts'
import { Field, SeveralField } from '#platform/web/kit/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/FormDialog.tsx'
import type { FormValues } from '#platform/web/kit/SectionForm.tsx'
import { useAction } from '#platform/web/useAction.ts'
import { DelegableKind, Delegation } from '../model/delegation.ts'
import { people } from './people.ts'

type Props = {
  /** What this person answers, and so may delegate. */
  kinds: readonly DelegableKind[]
  form: OpenForm
  days: { startDate: string; endDate: string } | undefined
}

/** Lets another person answer for some days. */
export function NewDelegation({ kinds, form, days }: Props) {
  const create = useAction(CreateDelegation, { done: ({ toName }) => `Delegado a ${toName}` })
  const initial: FormValues = { ...days, kinds: [...kinds] }
  const [typed, setTyped] = useState<FormValues>(initial)
  const since = typed['startDate']
  return (
    <FormDialog
      title="Nueva delegación"
      action={create}
      initial={initial}
      toInput={({ kinds: chosen, ...values }) => ({ ...values, kinds: chosenKinds(chosen) })}
      submit="Delegar"
      onChange={setTyped}
      draft={form.draft}
      onClose={form.close}
    >
      <div className="mg-fields">
        <Field of={Delegation} name="toUserId" wide source={people} />
        <Field of={Delegation} name="startDate" />
        <Field
          of={Delegation}
          name="endDate"
          {...(typeof since === 'string' && isDate(since) ? { min: since } : {})}
        />
        <SeveralField
          name="kinds"
          label="Qué se delega"
          wide
          options={DelegableKind.options.filter(({ value }) => kinds.includes(value))}
        />
      </div>
    </FormDialog>
  )
}

const chosenKinds = (value: unknown) =>
  (Array.isArray(value) ? value : []).map((kind) => ({ kind: DelegableKind.schema.parse(kind) }))
