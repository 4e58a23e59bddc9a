const DATE = /(\d{2}-\d{2}-\d{4}(?: \d{2}:\d{2})?)/

/** A sentence whose dates stay in one line. */
export const Unbroken = ({ words }: { words: string }) =>
  words.split(DATE).map((part, at) =>
    DATE.test(part) ? (
      <span key={at} className="mg-unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  )
