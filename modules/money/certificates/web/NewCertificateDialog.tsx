import { CertificateContracts, CreateCertificate } from '#generated/operations/certificates.ts'
import { request } from '#platform/web/api/api.ts'
import { metaOf } from '#platform/model/entity.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import type { ReferenceSource } from '#platform/web/screen/slots.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { today } from '#platform/web/look/today.ts'
import { Certificate, CertificateKind, CertificateYear, saysMonths } from '../model/certificate.ts'

const optionsOf = async (input: { search?: string; contractId?: string }, signal: AbortSignal) => {
  const { certificateContracts } = await request(CertificateContracts, { input }, { signal })
  return certificateContracts.map(({ id, label, hint }) => ({ value: id, label, hint }))
}

/** The contracts of which the person may ask for a certificate: a worker, their own. */
const source: ReferenceSource & { name: string } = {
  name: 'certificate-contract',
  search: (search, signal) => optionsOf({ search }, signal),
  find: async (contractId, signal) => (await optionsOf({ contractId }, signal))[0],
}

/** What the form knows of the kind is text: the kinds that ask for a span of months. */
const saysPay: readonly unknown[] = CertificateKind.values.filter(saysMonths)

type Props = { form: OpenForm; opened: (id: string) => void }

/** Asks for a certificate: of which contract, of what and, for pay, of how many months. */
export function NewCertificateDialog({ form, opened }: Props) {
  const create = useAction(CreateCertificate, {
    done: 'Certificado emitido',
    after: ({ id }) => opened(id),
  })
  const offered = useDetail(CertificateContracts, { input: {} })
  const contracts = offered.data?.certificateContracts
  const own = contracts?.find(({ isOwn }) => isOwn)
  return (
    <FormDialog
      title="Pedir certificado"
      submit="Emitir"
      action={create}
      lead={<p className="mg-act soft">Se emite en el momento, con un código para comprobarlo.</p>}
      waiting={contracts === undefined && !offered.error ? <span aria-busy /> : undefined}
      initial={{
        kind: 'SENIORITY',
        year: Number(today().slice(0, 4)) - 1,
        ...(own && contracts?.length === 1 ? { userContractId: own.id } : {}),
      }}
      toInput={({ kind, span, year, ...values }) => ({
        ...values,
        kind,
        span: saysPay.includes(kind) ? (span ?? null) : null,
        year: kind === 'WAGES' ? (year ?? null) : null,
      })}
      form={form}
    >
      <Field of={Certificate} name="userContractId" source={source} wide />
      <Field of={Certificate} name="kind" radios wide />
      <Months />
    </FormDialog>
  )
}

/** The years that may have been declared, the last one first. */
const years = () => {
  const last = Number(today().slice(0, 4)) - 1
  const first = metaOf(CertificateYear, 'year').min ?? last
  return Array.from({ length: last - first + 1 }, (_, at) => ({
    value: last - at,
    label: String(last - at),
  }))
}

/** How many months, or which year: only what says pay asks for them. */
function Months() {
  const kind: unknown = useValue('kind')
  if (kind === 'WAGES') {
    return (
      <Field
        of={CertificateYear}
        name="year"
        required
        numbers={years()}
        help="Un año que la empresa ya declaró al SII (DJ 1887)"
      />
    )
  }
  if (!saysPay.includes(kind)) return null
  return (
    <Field
      of={Certificate}
      name="span"
      radios
      wide
      required
      help="De las liquidaciones que la empresa ya liberó"
    />
  )
}
