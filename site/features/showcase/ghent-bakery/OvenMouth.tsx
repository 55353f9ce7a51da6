const ARCH = 'M0 262C0 96 230 22 500 22S1000 96 1000 262'

/** The brick arch with the morning's fire in it. */
export function OvenMouth({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1000 260"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path fill="#64200c" d={`${ARCH}Z`} />
      <path
        fill="#d9541a"
        d="M0 262V214C38 236 62 196 70 152C98 196 122 178 134 128C166 168 176 150 200 96C232 148 262 140 286 84C318 132 330 134 356 66C386 118 420 122 448 58C476 112 500 120 534 52C566 116 590 122 622 68C650 126 672 132 706 82C732 138 760 146 792 98C822 154 842 160 868 126C884 180 910 196 932 156C944 200 964 232 1000 214V262Z"
      />
      <path
        fill="#ffac33"
        d="M0 262V246C40 252 70 236 82 204C112 232 132 218 148 182C178 210 196 200 220 156C250 194 276 186 300 146C330 184 350 178 378 130C404 172 430 170 458 124C482 168 510 168 540 122C566 168 592 166 618 132C644 176 668 178 698 146C722 190 750 190 778 158C806 200 826 204 852 182C872 222 896 232 920 206C938 238 966 252 1000 246V262Z"
      />
      <path
        fill="#ffe9a8"
        d="M40 262C78 258 96 250 106 238C136 250 154 244 172 226C200 240 222 234 244 208C270 230 296 226 320 200C348 224 370 220 396 190C420 218 446 216 470 186C496 214 520 216 546 188C572 216 596 214 622 192C648 220 670 220 700 200C724 226 750 228 778 208C804 236 826 240 850 224C872 246 900 254 960 262Z"
      />
      <path d={ARCH} fill="none" stroke="#35130a" strokeWidth="1" vectorEffect="non-scaling-stroke" />
      <path d={ARCH} fill="none" stroke="#a0461c" pathLength="430" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
