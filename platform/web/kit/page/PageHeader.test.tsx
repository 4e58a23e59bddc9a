import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { actorFlags } from '#access/roles.ts'
import { type Me, MeProvider } from '#platform/web/screen/me.tsx'
import { ScreenContext } from '#platform/web/screen/screen-context.ts'
import type { Screen } from '#platform/web/screen/screens.ts'
import { PageHeader } from './PageHeader.tsx'

const page = async () => ({ default: () => null })
const months: Screen = { path: 'procesos', label: 'Procesos', sumsPay: true, page }
const areas: Screen = { path: 'areas', label: 'Áreas', page }
const me = (seesConfidential: boolean): Me => ({
  id: 'Ab12',
  name: 'Paula Godoy',
  username: 'contadora',
  jobTitle: undefined,
  avatarUrl: undefined,
  flags: {
    ...actorFlags('EMPLOYEE'),
    supervisor: false,
    guest: false,
    former: false,
  },
  company: undefined,
  acting: undefined,
  seesConfidential,
  hasRecord: true,
  mustChangePassword: false,
  mustAddFactor: false,
  session: { until: '2026-09-15T20:00:00Z', idleUntil: '2026-09-15T13:00:00Z' },
  permissions: new Set(),
})
const drawn = (screen: Screen, seesConfidential: boolean) =>
  renderToStaticMarkup(
    <MeProvider me={me(seesConfidential)}>
      <ScreenContext value={screen}>
        <PageHeader title="Septiembre 2026" />
      </ScreenContext>
    </MeProvider>,
  )

test('sums of pay say what they are without, to who does not see all of it', () => {
  const words = 'Sin las remuneraciones confidenciales, que usted no ve'
  expect(drawn(months, false).split(words)).toHaveLength(2)
  expect(drawn(months, true)).not.toContain(words)
  expect(drawn(areas, false)).not.toContain(words)
})
