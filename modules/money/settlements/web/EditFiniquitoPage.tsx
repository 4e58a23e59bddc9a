import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import {
  DismissalCauses,
  Settlement as SettlementDocument,
  UpdateSettlement,
} from '#generated/operations/settlements.ts'
import { FormPage } from '#platform/web/kit/form/FormPage.tsx'
import type { FormValues } from '#platform/web/kit/form/form-props.ts'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { termFields } from '../model/finiquito.ts'
import { Calculation } from './Calculation.tsx'
import { useLeftOutDebts } from './Debts.tsx'
import { SettlementFields } from './SettlementFields.tsx'
import { settledFlags } from './terms.ts'
import type { SettlementData } from './types.ts'
import './settlements.css'

/** A finiquito that is corrected before it is issued. */
export default function EditFiniquitoPage() {
  const { id = '' } = useParams()
  const { data, error, reload } = useDetail(SettlementDocument, { input: { id } })
  if (error) return <LoadProblem error={error} retry={reload} page />
  return data ? <Editing settlement={data.settlement} /> : <PageSkeleton />
}

function Editing({ settlement }: { settlement: SettlementData }) {
  const { id, userContractId, version, fullname, rut } = settlement
  const navigate = useNavigate()
  const initial: FormValues = Object.fromEntries(
    Object.entries(settlement).filter(([name]) => Object.hasOwn(termFields, name)),
  )
  const [values, setValues] = useState<FormValues>(initial)
  const debts = useLeftOutDebts(settlement.withoutDebts)
  const { data } = useDetail(DismissalCauses)
  const causes = data?.dismissalCauses ?? []
  const to = pathTo('finiquitos/:id', { id })
  const update = useAction(UpdateSettlement, {
    done: 'Finiquito calculado',
    after: () => void navigate(to),
  })
  return (
    <div className="st-beside">
      <FormPage
        title={`Corregir finiquito de ${fullname ?? rut}`}
        action={update}
        more={{ id, version, userContractId, withoutDebts: debts.without }}
        initial={initial}
        toInput={settledFlags}
        onChange={setValues}
        cancel={to}
        submit="Calcular y guardar"
      >
        <SettlementFields causes={causes} fresh={false} />
      </FormPage>
      <aside>
        <Calculation
          values={{ ...initial, ...values, userContractId }}
          causes={causes}
          debts={debts}
        />
      </aside>
    </div>
  )
}
