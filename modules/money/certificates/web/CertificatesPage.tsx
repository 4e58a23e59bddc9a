import type { CertificatesQuery } from '#generated/documents/graphql.ts'
import { monthLabel, monthTitle } from '#chile/period.ts'
import { Certificates, OpenCertificate } from '#generated/operations/certificates.ts'
import { openFile } from '#platform/web/api/files.ts'
import { formatDate, formatName } from '#platform/web/look/format.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { dateColumn } from '#platform/web/kit/list/date-columns.tsx'
import { fullnameColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useCan } from '#platform/web/screen/me.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { CertificateKind, CertificateState, certificateTitles } from '../model/certificate.ts'
import { NewCertificateDialog } from './NewCertificateDialog.tsx'

type Row = CertificatesQuery['certificates']['rows'][number]

const monthsOf = ({ fromMonth, toMonth }: Row): string =>
  fromMonth && toMonth ? `${monthTitle(fromMonth)} a ${monthLabel(toMonth)}` : 'Contrato'

const columns: readonly Column<Row>[] = [
  {
    key: 'kind',
    title: 'Certificado',
    lead: true,
    render: (row) => <TextWithHint words={CertificateKind.label(row.kind)} hint={monthsOf(row)} />,
    text: (row) => `${CertificateKind.label(row.kind)}, ${monthsOf(row)}`,
  },
  { ...fullnameColumn, lead: false },
  { key: 'businessName', title: 'Razón social', render: ({ businessName }) => businessName },
  dateColumn('issuedOn', 'Emitido', { sort: 'issuedOn' }),
  {
    key: 'state',
    title: 'Estado',
    render: ({ state, expiresOn }) => (
      <span className="mg-option">
        <StatusTag tone={state === 'CURRENT' ? 'success' : 'neutral'}>
          {CertificateState.label(state)}
        </StatusTag>
        <span className="soft tabular">hasta el {formatDate(expiresOn)}</span>
      </span>
    ),
    text: ({ state }) => CertificateState.label(state),
  },
  {
    key: 'author',
    title: 'Lo pidió',
    render: ({ author }) => author ?? 'Plataforma',
    optional: true,
  },
]

/** The certificates of the people within reach: of a worker, their own. */
export default function CertificatesPage() {
  const form = useOpenForm('certificado')
  // Whoever reads only their own has nobody to look for.
  const can = useCan()
  const open = useAction(OpenCertificate, { after: openFile, quiet: true, keepCache: true })
  const list = useList(Certificates, {
    filters: [{ name: 'kind', label: 'Certificado', options: CertificateKind.options }],
    sort: { field: 'issuedOn', descending: true },
  })
  const opened = (id: string) => void open.run({ input: { id } })
  return (
    <>
      <ListPage
        title="Certificados"
        name="certificates"
        list={list}
        {...(can('users.massRead') ? { search: 'Nombre o RUT' } : {})}
        columns={columns}
        create={{
          label: 'Pedir certificado',
          permission: 'certificates.create',
          onClick: () => form.open(),
        }}
        nameOf={(row) =>
          `el certificado de ${certificateTitles[row.kind]} de ` + formatName(row.fullname)
        }
        actions={(row) => [{ label: 'Abrir', onClick: () => opened(row.id) }]}
        empty={{
          title: 'Aún no hay certificados',
          text: 'Pida uno de antigüedad, renta, cotizaciones o sueldos: se emite en el momento.',
        }}
      />
      {form.key !== undefined && <NewCertificateDialog form={form} opened={opened} />}
    </>
  )
}
