import { useParams } from 'react-router'
import { UpdateStatusCompany } from '#generated/operations/companies.ts'
import { OwnCompanyData } from '#generated/operations/parts/companies.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { CompanyStatus } from '../model/company.ts'
import { CompanyLogo } from './CompanyLogo.tsx'
import { simulate } from './simulate.ts'
import { asked, turned, toneOf } from './status.ts'

/** A company as the platform sees it: its state, its services, and help for its people. */
export default function CompanyDetailPage() {
  const { id = '' } = useParams()
  const { data, loading, error, reload } = useDetail(OwnCompanyData, { input: { id } })
  const change = useAction(UpdateStatusCompany, { done: turned })
  const company = data?.company
  const status = company?.status ?? 'PENDING'
  const next = status === 'ACTIVE' ? 'INACTIVE' : 'ACTIVE'
  const turn = () => change.run({ input: { id, status: next } })
  return (
    <DetailPage
      title={company?.name}
      lead={company && <CompanyLogo name={company.name} logo={company.logo} size={48} />}
      context={
        <>
          <span className="soft">{company?.slug} · </span>
          <StatusTag tone={toneOf(status)}>{CompanyStatus.label(status)}</StatusTag>
        </>
      }
      loading={loading}
      error={error}
      retry={reload}
      actions={
        <>
          <ActionButton
            permission="companies.update"
            danger={status === 'ACTIVE'}
            disabled={status === 'PENDING' ? 'No se terminó de crear' : undefined}
            confirm={{
              text:
                status === 'ACTIVE' ? asked.suspend(company?.name) : asked.activate(company?.name),
            }}
            onClick={turn}
          >
            {status === 'ACTIVE' ? 'Suspender' : 'Activar'}
          </ActionButton>
          <ActionButton
            look="primary"
            permission="simulation.create"
            disabled={status === 'ACTIVE' ? undefined : 'Solo una empresa activa'}
            confirm={asked.simulate(company?.name)}
            onClick={() => simulate(id)}
          >
            Simular
          </ActionButton>
        </>
      }
    />
  )
}
