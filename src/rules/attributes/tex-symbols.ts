import { parsePairs } from '../../lib/data/pairs.js'

const TEX_COMMANDS = parsePairs(`
  α alpha  β beta  γ gamma  δ delta  ε epsilon  ζ zeta  η eta  θ theta  ι iota  κ kappa  λ lambda
  μ mu  ν nu  ξ xi  π pi  ρ rho  σ sigma  τ tau  υ upsilon  φ varphi  χ chi  ψ psi  ω omega
  Γ Gamma  Δ Delta  Θ Theta  Λ Lambda  Ξ Xi  Π Pi  Σ Sigma  Φ Phi  Ψ Psi  Ω Omega  ϕ phi
  ϵ epsilon  ϑ vartheta  ℓ ell  ℏ hbar  × times  ÷ div  · cdot  ⋅ cdot  ∗ ast  ± pm  ∓ mp  ≤ le
  ≥ ge  ≠ ne  ≈ approx  ≡ equiv  ∼ sim  ≅ cong  ∝ propto  ≪ ll  ≫ gg  ∑ sum  ∏ prod  ∫ int  ∮ oint
  ∂ partial  ∇ nabla  ∞ infty  √ surd  ∈ in  ∉ notin  ⊂ subset  ⊆ subseteq  ∪ cup  ∩ cap
  ∅ emptyset  ∖ setminus  ∀ forall  ∃ exists  ¬ neg  ∧ land  ∨ lor  ⊕ oplus  → to  ← leftarrow
  ↔ leftrightarrow  ⇒ Rightarrow  ⇔ Leftrightarrow  ↦ mapsto  ⟨ langle  ⟩ rangle  … dots  ⋯ cdots
  ⋮ vdots  ∘ circ  ⊗ otimes  ⊥ perp  ∥ parallel  ∠ angle  ° degree  ℝ mathbb{R}  ℕ mathbb{N}
  ℤ mathbb{Z}  ℚ mathbb{Q}  ℂ mathbb{C}  { {  } }  $ $  % %  & &  # #  _ _
`)

const PLAIN: Readonly<Record<string, string>> = {
  '−': '-',
  '′': "'",
  '″': "''",
  '\\': '\\backslash ',
  '^': '\\hat{}',
  '~': '\\sim ',
  ο: 'o',
  // Invisible operators: application, multiplication, separation and addition.
  '\u2061': '',
  '\u2062': '',
  '\u2063': '',
  '\u2064': '',
}

/** Converts characters to TeX: `α` becomes `\alpha` with a space after it. */
export function toTexSymbols(text: string): string {
  return Array.from(text, (char) => {
    const plain = PLAIN[char]
    if (plain !== undefined) return plain
    const command = TEX_COMMANDS.get(char)
    return command === undefined ? char : `\\${command}${/[a-z]$/i.test(command) ? ' ' : ''}`
  }).join('')
}

export const TEX_FUNCTIONS: ReadonlySet<string> = new Set(
  (
    'arccos arcsin arctan arg cos cosh cot coth csc deg det dim exp gcd hom inf ker lg lim liminf ' +
    'limsup ln log max min Pr sec sin sinh sup tan tanh'
  ).split(' '),
)

export const ACCENTS = parsePairs(`
  ^ hat  ˆ hat  ¯ bar  ‾ overline  → vec  ⃗ vec  ~ tilde  ˜ tilde  ˙ dot  . dot  ¨ ddot
  ⏞ overbrace  _ underline  ̲ underline  ⏟ underbrace
`)
