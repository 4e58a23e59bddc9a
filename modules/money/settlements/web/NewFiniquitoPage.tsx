import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isDate } from '#chile/dates.ts'
import { CreateSettlement, DismissalCauses } from '#generated/operations/settlements.ts'
import { FormPage } from '#platform/web/kit/form/FormPage.tsx'
import type { FormValues } from '#platform/web/kit/form/form-props.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { today } from '#platform/web/look/today.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { causeOf } from '../model/finiquito.ts'
import { Calculation } from './Calculation.tsx'
import { useLeftOutDebts } from './Debts.tsx'
import { SettlementFields } from './SettlementFields.tsx'
import { settledFlags } from './terms.ts'
import './settlements.css'

/** A new finiquito: its cause, days and pending things, beside what they pay. */
export default function NewFiniquitoPage() {
  const navigate = useNavigate()
  const [params] = useAddressParams()
  const contract = params.get('contrato')
  const end = params.get('termino')
  const ended = params.get('causal')
  const initial: FormValues = {
    disengagementDate: isDate(end) ? end : today(),
    ...(contract ? { userContractId: contract } : {}),
    ...(ended ? { dismissalCause: causeOf(ended) } : {}),
  }
  const [values, setValues] = useState(initial)
  const debts = useLeftOutDebts()
  const { data } = useDetail(DismissalCauses)
  const causes = data?.dismissalCauses ?? []
  const create = useAction(CreateSettlement, {
    done: 'Finiquito creado',
    after: ({ id }) => void navigate(pathTo('finiquitos/:id', { id })),
  })
  return (
    <div className="st-beside">
      <FormPage
        title="Nuevo finiquito"
        action={create}
        initial={initial}
        more={{ withoutDebts: debts.without }}
        toInput={settledFlags}
        onChange={setValues}
        cancel={pathTo('finiquitos')}
        submit="Crear finiquito"
        draft={contract ? `settlement-new-${contract}` : 'settlement-new'}
      >
        <SettlementFields causes={causes} fresh />
      </FormPage>
      <aside>
        <Calculation values={values} causes={causes} debts={debts} />
      </aside>
    </div>
  )
}
