import { SafetyCertificateOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { counted } from '#chile/counts.ts'
import type { VerifyAuditQuery } from '#generated/documents/graphql.ts'
import { VerifyAudit } from '#generated/operations/audit.ts'
import { asApiError, request } from '#platform/web/api/api.ts'
import { notify } from '#platform/web/look/notify.ts'

type Result = VerifyAuditQuery['verifyAudit']

/** Verifies the whole hash chain again and shows whether it is intact. */
export function useVerification() {
  const [result, setResult] = useState<Result>()
  const [busy, setBusy] = useState(false)
  const verify = async () => {
    setBusy(true)
    try {
      setResult((await request(VerifyAudit, {})).verifyAudit)
    } catch (problem) {
      notify.error(asApiError(problem).message)
    } finally {
      setBusy(false)
    }
  }
  return {
    button: (
      <Button
        icon={<SafetyCertificateOutlined aria-hidden />}
        loading={busy}
        onClick={() => void verify()}
      >
        Verificar cadena
      </Button>
    ),
    verdict: (
      <div role="status" className={result ? 'au-verdict' : undefined}>
        {result && <Verdict result={result} />}
      </div>
    ),
  }
}

function Verdict({ result: { intact, events, erased, problem } }: { result: Result }) {
  const walked = `Se revisó la cadena: ${counted(events, 'registro')}`
  return intact ? (
    <Alert
      type="success"
      showIcon
      title="La cadena está íntegra"
      description={[
        `${walked}: ninguno falta y ninguno fue alterado.`,
        erased > 0 &&
          `${counted(erased, 'registro')} con contenido suprimido, con la aprobación de dos ` +
            'personas.',
      ]
        .filter(Boolean)
        .join(' ')}
    />
  ) : (
    <Alert
      type="error"
      showIcon
      title="La cadena no calza"
      description={[problem, 'Guarde un respaldo y avise a quien opera la plataforma.']
        .filter(Boolean)
        .join('. ')}
    />
  )
}
