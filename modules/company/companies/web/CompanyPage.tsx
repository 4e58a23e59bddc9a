import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { CompanyLogo } from './CompanyLogo.tsx'
import { OwnCompanyData } from '#generated/operations/parts/companies.ts'

/** The company one works in. */
export default function CompanyPage() {
  const { data, loading, error, reload } = useDetail(OwnCompanyData, { input: {} })
  const company = data?.company
  return (
    <DetailPage
      title={company?.name}
      context={company?.description ?? 'Empresa'}
      lead={company?.logo && <CompanyLogo name={company.name} logo={company.logo} size={48} />}
      loading={loading}
      error={error}
      retry={reload}
      actions={
        <>
          <ActionButton permission="integrationTokens.read" to={pathTo('empresa/integraciones')}>
            Integraciones
          </ActionButton>
          <ActionButton permission="profiles.read" to={pathTo('empresa/perfiles')}>
            Perfiles y permisos
          </ActionButton>
        </>
      }
    />
  )
}
