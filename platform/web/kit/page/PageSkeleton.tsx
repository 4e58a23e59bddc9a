/** The real layout of a page, shimmering, while its data or its code arrives. */
export const PageSkeleton = ({ header = true }: { header?: boolean }) => (
  <div className="mg-skeleton" role="status">
    <span className="sr-only">Cargando</span>
    {header && (
      <>
        <span className="mg-bone mg-bone-title" />
        <span className="mg-bone" style={{ width: '22%' }} />
      </>
    )}
    <div className="mg-skeleton-grid">
      {[62, 48, 71, 55, 66, 44].map((width) => (
        <span key={width} className="mg-bone mg-bone-block" style={{ width: `${width}%` }} />
      ))}
    </div>
  </div>
)
