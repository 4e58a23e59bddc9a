import { useState } from 'react'
import { counted } from '#chile/counts.ts'
import { TickBar } from '#platform/web/kit/list/Tick.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { useTicks } from '#platform/web/list/useTicks.ts'
import { MOST_TO_SIGN } from '../model/request.ts'
import { Requests, type Row, useRequests } from './Requests.tsx'
import { SignManyDialog } from './SignManyDialog.tsx'

/** What waits for the signature of the person: one at a time, or those that they tick at once. */
export default function ToSignTab() {
  const list = useRequests('TO_SIGN')
  const ticks = useTicks(list.rows)
  const [signing, setSigning] = useState<readonly Row[]>()
  const { length } = ticks.chosen
  return (
    <>
      <Requests
        box="TO_SIGN"
        list={list}
        title="Documentos por firmar"
        {...(list.total > 1 ? { ticks } : {})}
        extra={
          list.total > 1 && (
            <ActionButton
              disabled={list.total > MOST_TO_SIGN ? `Elija hasta ${MOST_TO_SIGN}` : undefined}
              onClick={async () => setSigning(await list.all())}
            >
              Firmar todos
            </ActionButton>
          )
        }
        empty={{
          title: 'No tiene documentos por firmar',
          text: 'Cuando le toque firmar uno, estará aquí y recibirá un aviso.',
        }}
      />
      <TickBar ticks={ticks}>
        <ActionButton look="primary" onClick={() => setSigning(ticks.chosen)}>
          {`Firmar ${counted(length, 'documento', 'documentos')}`}
        </ActionButton>
      </TickBar>
      {signing && (
        <SignManyDialog
          requests={signing}
          onClose={() => {
            setSigning(undefined)
            ticks.setAll(false)
          }}
        />
      )}
    </>
  )
}
