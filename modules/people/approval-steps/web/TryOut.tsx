import { ApprovalPreview } from '#generated/operations/approval-steps.ts'
import { integer, optional, ref } from '#platform/model/field.ts'
import { FreeField } from '#platform/web/kit/form/Field.tsx'
import { FormPreview } from '#platform/web/kit/form/FormPreview.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import type { StepKind } from '../model/steps.ts'
import { stepsIn } from './form-values.ts'

const person = optional(ref('contract', 'Probar con'))
const count = optional(integer('Si pide', { unit: 'días', min: 1, max: 365 }))

/** Who would answer a request of somebody with the steps of the form, before they are saved. */
export function TryOut({ businessId, kind }: { businessId: string; kind: StepKind }) {
  const steps = stepsIn(useValue('steps'))
  const contract = useValue('tryContract')
  const days = Number(useValue('tryDays'))
  const variables =
    typeof contract === 'string' && days >= 1
      ? { input: { businessId, kind, userContractId: contract, days, advance: false, steps } }
      : null
  return (
    <section className="mg-section">
      <h3>Quién respondería</h3>
      <div className="mg-fields">
        <FreeField field={person} name="tryContract" />
        <FreeField field={count} name="tryDays" />
      </div>
      <FormPreview of={ApprovalPreview} variables={variables}>
        {({ approvalPreview }) =>
          approvalPreview.length === 0 ? (
            <p>Ningún paso vale para esos días: decide una sola respuesta.</p>
          ) : (
            <ol className="as-steps">
              {approvalPreview.map(({ place, words }) => (
                <li key={place}>{words}</li>
              ))}
            </ol>
          )
        }
      </FormPreview>
    </section>
  )
}
