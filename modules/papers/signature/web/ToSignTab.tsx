import { useState } from 'react'
import { counted } from '#chile/counts.ts'
import { useTicks } from '#platform/web/kit/list/ticks.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { MOST_TO_SIGN } from '../model/request.ts'
import { Requests, type Row, useRequests } from './Requests.tsx'
import { SignManyDialog } from './SignManyDialog.tsx'

/** What waits for the signature of the person: one at a time, or those that they tick at once. */
export default function ToSignTab() {
  const list = useRequests('TO_SIGN')
  const ticks = useTicks<Row>({ nameOf: ({ documentName }) => documentName, may: () => true })
  const [signing, setSigning] = useState<readonly Row[]>()
  const count = ticks.rows.length
  const total = list.total ?? 0
  return (
    <>
      <Requests
        box="TO_SIGN"
        list={list}
        title="Documentos por firmar"
        first={total > 1 ? [ticks.column] : []}
        extra={
          total > 1 && (
            <>
              <ActionButton onClick={async () => ticks.tickAll(await list.all())}>
                Elegir todos
              </ActionButton>
              <ActionButton
                look="primary"
                disabled={whyNotMany(count)}
                onClick={() => setSigning(ticks.rows)}
              >
                {`Firmar ${counted(count, 'documento', 'documentos')}`}
              </ActionButton>
            </>
          )
        }
        empty={{
          title: 'No tiene documentos por firmar',
          text: 'Cuando le toque firmar uno, estará aquí y recibirá un aviso.',
        }}
      />
      {signing && (
        <SignManyDialog
          requests={signing}
          onClose={() => {
            setSigning(undefined)
            ticks.clear()
          }}
        />
      )}
    </>
  )
}

function whyNotMany(count: number): string | undefined {
  if (count === 0) return 'Elija en la lista los que firma'
  return count > MOST_TO_SIGN ? `Elija hasta ${MOST_TO_SIGN}` : undefined
}
