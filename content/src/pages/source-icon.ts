/** The icon beside a review: facebook and trustpilot have their own, every other source the default. */
export function sourceIcon(source: string): 'facebook' | 'trustpilot' | 'default' {
  return source === 'facebook' || source === 'trustpilot' ? source : 'default';
}
