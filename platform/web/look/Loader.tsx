import { Mark } from './Brand.tsx'

/** While nothing can be shown yet: the mark, breathing. */
export const Loader = () => (
  <div className="mg-loader" role="status">
    <Mark size={44} />
    <span className="sr-only">Cargando</span>
  </div>
)
