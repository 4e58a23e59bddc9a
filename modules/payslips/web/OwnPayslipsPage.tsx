import { useState } from 'react'
import { Select } from 'antd'
import { graphql } from '#platform/web/graphql.ts'
import { EmptyState } from '#platform/web/kit/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/LoadProblem.tsx'
import { PageHeader } from '#platform/web/kit/PageHeader.tsx'
import { useDetail } from '#platform/web/useDetail.ts'
import { History } from './documents.ts'
import { HistoryTable } from './HistoryTable.tsx'

const OwnContracts = graphql(`
  query OwnContracts {
    me {
      contracts {
        id
        jobTitle
        initialDate
        userCode
      }
    }
  }
`)

/** A worker's own payslips, by contract. */
export default function OwnPayslipsPage() {
  const me = useDetail(OwnContracts)
  const contracts = me.data?.me.contracts ?? []
  const [chosen, setChosen] = useState<string>()
  const contractId = chosen ?? contracts[0]?.id ?? ''
  const history = useDetail(History, { input: { contractId } }, { enabled: contractId !== '' })
  return (
    <section className="mg-list">
      <PageHeader title="Mis liquidaciones" context="Lo que su empresa ya liberó, por contrato" />
      {contracts.length > 1 && (
        <div className="mg-toolbar">
          <Select
            aria-label="Contrato"
            value={contractId}
            onChange={setChosen}
            style={{ minWidth: 240 }}
            options={contracts.map((contract) => ({
              value: contract.id,
              label: contract.jobTitle ?? 'Contrato',
            }))}
          />
        </div>
      )}
      {history.error && <LoadProblem error={history.error} retry={history.reload} />}
      {!me.loading && contracts.length === 0 && (
        <EmptyState title="No tiene contratos">Sus liquidaciones aparecerán aquí.</EmptyState>
      )}
      {contractId !== '' && !history.error && (
        <HistoryTable rows={history.data?.payrollHistory ?? []} loading={history.loading} />
      )}
    </section>
  )
}
