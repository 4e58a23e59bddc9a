import { type RefObject, useState } from 'react'
import { isDate } from '#chile/dates.ts'
import { CreateDelegation } from '#generated/operations/delegations.ts'
import { Field, SeveralField } from '#platform/web/kit/form/Field.tsx'
import type { OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import {
  type FormHandle,
  type FormValues,
  SectionForm,
} from '#platform/web/kit/form/SectionForm.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { DelegableKind, Delegation } from '../model/delegation.ts'
import { people } from './people.ts'

type Props = {
  /** What this person answers, and so may delegate. */
  kinds: readonly DelegableKind[]
  /** A restriction hides the people beyond it. */
  isRestricted: boolean
  form: OpenForm
  days: { startDate: string; endDate: string } | undefined
  handle: RefObject<FormHandle | null>
  onDone: () => void
  onClose: () => void
}

/** Lets another person answer for some days. */
export function NewDelegation(props: Props) {
  const { kinds, isRestricted, form, days, handle, onDone, onClose } = props
  const create = useAction(CreateDelegation, { done: ({ toName }) => `Delegado a ${toName}` })
  const initial: FormValues = { ...days, kinds: [...kinds] }
  const [typed, setTyped] = useState<FormValues>(initial)
  const since = typed['startDate']
  return (
    <SectionForm
      action={create}
      initial={initial}
      toInput={({ kinds: chosen, ...values }) => ({ ...values, kinds: chosenKinds(chosen) })}
      submit="Delegar"
      onChange={setTyped}
      draft={form.draft}
      handle={handle}
      cancel={onClose}
      onDone={onDone}
    >
      <div className="mg-fields">
        <Field
          of={Delegation}
          name="toUserId"
          wide
          source={people}
          {...(isRestricted ? { help: RESTRICTED } : {})}
        />
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
    </SectionForm>
  )
}

const RESTRICTED =
  'Su acceso está restringido: aparecen solo las personas cuyas solicitudes usted responde.'

const chosenKinds = (value: unknown) =>
  (Array.isArray(value) ? value : []).map((kind) => ({ kind: DelegableKind.schema.parse(kind) }))
