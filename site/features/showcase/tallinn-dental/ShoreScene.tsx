interface ShoreSceneProps {
  className: string | undefined
  sun: string | undefined
  beam: string | undefined
}

/** Outline of the big tooth; its doorway is cut out so that the sea shows through. */
const TOOTH =
  'M172 330C172 186 246 92 334 92c36 0 46 17 66 17s30-17 66-17c88 0 162 94 162 238 0 124-22 214-34 326-1 8-6 12-14 12H486c-8 0-12-5-12-12V520a74 74 0 0 0-148 0v136c0 7-4 12-12 12h-94c-8 0-13-4-14-12-12-112-34-202-34-326Z'

/** Teeth standing on a shore like arches; horizon and sand meet the bands painted behind the words. */
export function ShoreScene({ className, sun, beam }: ShoreSceneProps) {
  return (
    <svg className={className} viewBox="0 0 760 760" aria-hidden="true" overflow="visible">
      <defs>
        <linearGradient id="enamel" x1="0" x2="1">
          <stop offset="0" stopColor="#fff" />
          <stop offset=".45" stopColor="#fbfbfd" />
          <stop offset="1" stopColor="#c9d6ea" />
        </linearGradient>
        <linearGradient id="root" x1="0" y1="0" x2="0" y2="1">
          <stop offset=".55" stopColor="#ffd9a0" stopOpacity="0" />
          <stop offset="1" stopColor="#ffd08a" stopOpacity=".55" />
        </linearGradient>
        <radialGradient id="glow">
          <stop offset="0" stopColor="#ffe7a6" />
          <stop offset=".35" stopColor="#ffe3a8" stopOpacity=".75" />
          <stop offset="1" stopColor="#ffe6bd" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="beam" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffd35c" />
          <stop offset="1" stopColor="#ffd97a" stopOpacity=".1" />
        </linearGradient>
        <linearGradient id="lilac" x1="0" x2="1">
          <stop offset="0" stopColor="#8fa3d3" />
          <stop offset="1" stopColor="#a9b9e0" />
        </linearGradient>
        <linearGradient id="clay" x1="0" x2="1">
          <stop offset="0" stopColor="#f6c3a6" />
          <stop offset="1" stopColor="#e79c80" />
        </linearGradient>
        <clipPath id="above">
          <path d="M0 0h760v560H0z" />
        </clipPath>
      </defs>
      <circle cx="400" cy="520" r="330" fill="url(#glow)" clipPath="url(#above)" />
      <g clipPath="url(#above)">
        <circle className={sun} cx="400" cy="524" r="56" fill="#ffca45" />
      </g>
      <g fill="#ffe09a">
        <path d="M338 568h124l-8 6H346zM352 582h96l-10 6h-76zM362 596h76l-12 6h-52z" />
      </g>
      <path fill="#c7d3e6" opacity=".75" d="M206 668 330 668 180 760H-90zM470 668h124l256 92H620z" />
      <path fill="#d9cfd0" opacity=".7" d="M40 640h96l-150 80H-160zM660 648h66l180 70H740z" />
      <path className={beam} fill="url(#beam)" d="M330 610h140l150 150H180z" />
      <path
        fill="url(#lilac)"
        d="M36 506c0-44 22-70 48-70 10 0 12 5 20 5s10-5 20-5c26 0 48 26 48 70 0 46-8 90-12 136h-34v-46a22 22 0 0 0-44 0v46H48c-4-46-12-90-12-136Z"
      />
      <path fill="url(#clay)" d="M650 420a43 43 0 0 1 86 0v232h-28v-56a15 15 0 0 0-30 0v56h-28z" />
      <path fill="url(#enamel)" d={TOOTH} />
      <path fill="url(#root)" d={TOOTH} />
      <path
        fill="#fff"
        opacity=".9"
        d="M214 300c4-82 44-140 98-152 12-3 14 10 4 15-48 22-72 70-80 138-2 16-23 15-22-1Z"
      />
      <path
        fill="none"
        stroke="#ffdf9a"
        strokeWidth="7"
        strokeLinecap="round"
        d="M326 652V520a74 74 0 0 1 148 0v132"
      />
      <path
        fill="none"
        stroke="#17213f"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M78 262q9-13 18-1 8-12 19-4M132 226q7-10 13-1 6-9 14-3"
      />
    </svg>
  )
}
