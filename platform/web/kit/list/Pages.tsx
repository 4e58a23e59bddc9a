import { Pagination } from 'antd'
import { PAGE_SIZES } from '#platform/web/list/list-state.ts'

type Props = {
  page: number
  size: number
  total: number
  onChange: (page: number, size: number) => void
}

/** Numbered pagination, «a-b de N items», 10, 30, 50 or 100 a page. */
export const Pages = ({ page, size, total, onChange }: Props) => (
  <nav className="mg-pages" aria-label="Paginación">
    <Pagination
      current={page}
      pageSize={size}
      total={total}
      showSizeChanger
      showLessItems
      pageSizeOptions={[...PAGE_SIZES]}
      showTotal={(count, [from, to]) => `${count === 0 ? 0 : from}-${to} de ${count} items`}
      onChange={onChange}
    />
  </nav>
)
