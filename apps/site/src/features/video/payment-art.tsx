const lines = Array.from({ length: 14 }, (_, index) => `M0 ${32.5 + 65 * index}h1600`).join('');
const lozenge = [20, 60, 100, 140, 100, 60, 20].map(
  (width, row) => `M${171 - width / 2} ${92 + 18 * row}h${width}v10h-${width}z`,
);

/** A bill on the left, a bank book on the right, and the way between them. Artwork: the same in both themes. */
export function PaymentArt() {
  return (
    <svg className="art" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill="#121e39" d="M0 0h1600v900H0z" />
      <path stroke="#22355c" strokeWidth="2" d={lines} />
      <path
        d="M470 430C600 300 680 450 800 450s220 130 330 10"
        fill="none"
        stroke="#eabe4a"
        strokeWidth="5"
        strokeDasharray="1 16"
        strokeLinecap="round"
      />
      <g transform="translate(150 190)">
        <path fill="#fafcf6" d="M0 0h330v480H0z" />
        <path stroke="#f0764f" strokeWidth="2.5" d="M52 0v480M59 0v480" />
        <path stroke="#d5dfc9" strokeWidth="2" d="M80 120h226M80 170h226M80 220h226M80 270h226" />
        <path
          fill="#14203c"
          d="M80 56h130v18H80zM80 92h84v10H80zM80 142h110v10H80zM80 192h70v10H80zM80 242h90v10H80zM262 92h44v10h-44z"
        />
        <path fill="#a51f1e" d="M270 142h36v10h-36zM278 192h28v10h-28zM266 242h40v10h-40z" />
        <path stroke="#14203c" strokeWidth="4" d="M80 350h226M80 410h226M80 419h226" />
        <path fill="#14203c" d="M80 372h76v16H80zM216 366h90v26h-90z" />
      </g>
      <g transform="translate(1130 250)">
        <path fill="#1c4bb4" d="M0 0h320v400H0z" />
        <path fill="#2f5fc9" d="M0 0h22v400H0z" />
        <path fill="#eabe4a" d={lozenge.join('')} />
        <path fill="#dbe6ff" d="M91 266h160v12H91zM111 296h120v8H111z" />
      </g>
    </svg>
  );
}
