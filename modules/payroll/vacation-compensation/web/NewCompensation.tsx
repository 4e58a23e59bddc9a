import { Alert } from 'antd'
import { useEffect } from 'react'
import {
  CreateVacationCompensation,
  VacationCompensationProposal,
} from '#generated/operations/vacation-compensation.ts'
import { isDate } from '#chile/dates.ts'
import { formatPesos } from '#chile/numbers.ts'
import { yearMonthOf } from '#chile/period.ts'
import { daysOf } from '#modules/time/vacations/model/words.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { Field, FieldList } from '#platform/web/kit/form/Field.tsx'
import { FilePick } from '#platform/web/kit/form/FilePick.tsx'
import { usePropose, useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { FormPreview } from '#platform/web/kit/form/FormPreview.tsx'
import { today } from '#platform/web/look/today.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { countedWords, VacationCompensation } from '../model/compensation.ts'

type Props = { contractId: string; form: OpenForm }

/** Registers an agreement; what the law pays of its days is shown while they are written. */
export function NewCompensation({ contractId, form }: Props) {
  const create = useAction(CreateVacationCompensation, { done: 'Acuerdo registrado' })
  return (
    <FormDialog
      title="Feriado progresivo en dinero"
      width={640}
      action={create}
      initial={{ basis: 'INDIVIDUAL', agreedOn: today(), payMonth: yearMonthOf(today()) }}
      more={{ userContractId: contractId }}
      toInput={({ fileName: _name, ...values }) => values}
      submit="Registrar"
      form={form}
    >
      <div className="mg-fields">
        <Field of={VacationCompensation} name="basis" />
        <Field of={VacationCompensation} name="agreedOn" max={today()} />
        <FieldList of={VacationCompensation} names={['days', 'countFrom']} autoFocus />
        <CountFrom contractId={contractId} />
        <Legal contractId={contractId} />
        <Field of={VacationCompensation} name="amount" required={false} />
        <Field of={VacationCompensation} name="payMonth" />
        <FilePick
          label="Acuerdo firmado"
          help="PDF o imagen, hasta 10 MB. Sin él nadie lo aprueba"
          about={{ relatedType: 'vacationCompensation', relatedId: contractId }}
        />
      </div>
    </FormDialog>
  )
}

/** Proposes the day after the last vacation, while nobody wrote another one. */
function CountFrom({ contractId: userContractId }: { contractId: string }) {
  const agreedOn = useValue('agreedOn')
  const countFrom = useValue('countFrom')
  const propose = usePropose()
  const input =
    isDate(agreedOn) && !countFrom
      ? { userContractId, agreedOn, countFrom: null, days: null }
      : undefined
  const asked = input !== undefined
  const { data } = useDetail(VacationCompensationProposal, input ? { input } : null)
  const proposed = data?.vacationCompensationProposal.countFrom
  useEffect(() => {
    if (asked && proposed !== undefined) propose('countFrom', proposed)
  }, [asked, proposed, propose])
  return null
}

/** What is left of the progressive days, and what the law pays of those that are written. */
function Legal({ contractId: userContractId }: { contractId: string }) {
  const [agreedOn, countFrom] = [useValue('agreedOn'), useValue('countFrom')]
  const days = useValue('days')
  const written = Number(days) > 0 ? String(days) : null
  const input = isDate(agreedOn)
    ? { userContractId, agreedOn, countFrom: isDate(countFrom) ? countFrom : null, days: written }
    : null
  return (
    <div className="mg-span" role="status" aria-live="polite">
      <FormPreview of={VacationCompensationProposal} variables={input && { input }}>
        {({ vacationCompensationProposal: told }) => (
          <>
            <p>
              {Math.abs(Number(told.available)) === 1 ? 'Le queda' : 'Le quedan'}{' '}
              {daysOf(told.available, 'progresivo')} al {formatDate(told.agreedOn)}.
            </p>
            {told.law && (
              <p>
                Según el art. 71 pagan <strong>{formatPesos(told.law.least)}</strong>:{' '}
                {countedWords(told.law.countedDays, told.law.counting)} × (
                {formatPesos(told.law.salary)} + {formatPesos(told.law.variable)}) ÷ 30. Sin un
                monto, se paga eso.
              </p>
            )}
            {written !== null && Number(written) > Number(told.available) && (
              <Alert type="warning" showIcon title="Son más días de los que le quedan" />
            )}
          </>
        )}
      </FormPreview>
    </div>
  )
}
