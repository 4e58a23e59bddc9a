import { DeleteOutlined, DownOutlined, PlusOutlined, UpOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ComponentProps } from 'react'
import { SaveApprovalRule } from '#generated/operations/approval-steps.ts'
import { FieldList, FreeField } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { useFormPart } from '#platform/web/kit/form/form-context.ts'
import { Lines, useValue } from '#platform/web/kit/form/form-hooks.tsx'
import type { FormValues } from '#platform/web/kit/form/SectionForm.tsx'
import { today } from '#platform/web/look/today.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { ApprovalRule, stepFields } from '../model/rule.ts'
import { MOST_STEPS, StepHolder, StepKind } from '../model/steps.ts'
import { stepsIn } from './form-values.ts'
import { TryOut } from './TryOut.tsx'
import type { RuleItem } from './types.ts'
import './steps.css'

type Props = { businessId: string; kind: StepKind; rules: readonly RuleItem[]; form: OpenForm }

/** The steps of a kind from a day on; it begins with those of today. */
export function StepsDialog({ businessId, kind, rules, form }: Props) {
  const save = useAction(SaveApprovalRule, { done: 'Pasos guardados' })
  const now = rules.find(({ fromDay }) => fromDay <= today())
  const toInput = (values: FormValues) => ({
    fromDay: values['fromDay'],
    escalateDays: values['escalateDays'] ?? null,
    steps: stepsIn(values['steps']),
    version: rules.find(({ fromDay }) => fromDay === values['fromDay'])?.version ?? null,
  })
  return (
    <FormDialog
      title={`Pasos de aprobación: ${StepKind.label(kind).toLowerCase()}`}
      width={680}
      action={save}
      more={{ businessId, kind }}
      initial={{
        fromDay: today(),
        escalateDays: now?.escalateDays ?? undefined,
        steps: stepsIn(now?.steps),
        tryDays: 12,
      }}
      toInput={toInput}
      form={form}
    >
      <div className="mg-fields">
        <FieldList of={ApprovalRule} names={['fromDay', 'escalateDays']} autoFocus />
      </div>
      <StepsField />
      <TryOut businessId={businessId} kind={kind} />
    </FormDialog>
  )
}

/** The ordered steps, each of which is added, moved and removed. */
function StepsField() {
  useFormPart('steps', { label: 'Pasos', words: wordsOf })
  return (
    <Lines name="steps">
      {({ lines, add, move, remove, problems }) => (
        <>
          {lines.length === 0 && <p className="soft">Sin pasos, decide una sola respuesta.</p>}
          {lines.map(({ key, at }) => (
            <StepFields
              key={key}
              at={at}
              last={lines.length - 1}
              onMove={(to) => move(at, to)}
              onRemove={() => remove(at)}
            />
          ))}
          {problems}
          {lines.length < MOST_STEPS && (
            <Button
              icon={<PlusOutlined aria-hidden />}
              onClick={() => add({ holder: 'SUPERVISOR', when: 'ALWAYS' })}
            >
              Agregar paso
            </Button>
          )}
        </>
      )}
    </Lines>
  )
}

/** How the steps read in a conflict. */
const wordsOf = (value: unknown) =>
  stepsIn(value)
    .map(({ holder }) => StepHolder.label(holder))
    .join(', ') || 'Sin pasos'

type StepProps = { at: number; last: number; onMove: (to: number) => void; onRemove: () => void }

type PartProps = Omit<ComponentProps<typeof FreeField>, 'field' | 'name' | 'inner'> & {
  at: number
  name: keyof typeof stepFields
}

const Part = ({ at, name, ...rest }: PartProps) => (
  <FreeField {...rest} field={stepFields[name]} name={['steps', at, name]} inner={[at, name]} />
)

function StepFields({ at, last, onMove, onRemove }: StepProps) {
  const holder = useValue(['steps', at, 'holder'])
  const when = useValue(['steps', at, 'when'])
  const title = `paso ${at + 1}`
  return (
    <fieldset className="mg-surface as-step">
      <legend className="sr-only">{title}</legend>
      <div className="as-step-head">
        <strong>Paso {at + 1}</strong>
        <Button
          type="text"
          icon={<UpOutlined aria-hidden />}
          aria-label={`Subir ${title}`}
          disabled={at === 0}
          onClick={() => onMove(at - 1)}
        />
        <Button
          type="text"
          icon={<DownOutlined aria-hidden />}
          aria-label={`Bajar ${title}`}
          disabled={at === last}
          onClick={() => onMove(at + 1)}
        />
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={`Quitar ${title}`}
          onClick={onRemove}
        />
      </div>
      <div className="mg-fields">
        <Part at={at} name="holder" />
        {holder === 'ROLE' && <Part at={at} name="role" required />}
        {holder === 'PERSON' && <Part at={at} name="userId" required />}
        <Part at={at} name="when" />
        {when === 'MORE_THAN' && <Part at={at} name="days" required />}
      </div>
    </fieldset>
  )
}
