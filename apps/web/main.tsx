import '#platform/web/styles/base.css'
import '#platform/web/styles/kit.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { ConnectionNotice } from '#platform/web/kit/page/ConnectionNotice.tsx'
import { Notices } from '#platform/web/kit/page/Notices.tsx'
import { UpdateNotice } from '#platform/web/kit/page/UpdateNotice.tsx'
import { followNotices, followVersions } from '#platform/web/api/app-version.ts'
import { titleWhatIsCut } from '#platform/web/screen/cut-titles.ts'
import { keepDoublePresses } from '#platform/web/api/pressed-twice.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { router } from './router.tsx'

const root = document.getElementById('root')
if (root) {
  titleWhatIsCut()
  keepDoublePresses()
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Notices />
        <ConnectionNotice />
        <UpdateNotice />
      </QueryClientProvider>
    </StrictMode>,
  )
  followNotices((path) => void router.navigate(path))
  addEventListener('load', () => void followVersions(), { once: true })
}
