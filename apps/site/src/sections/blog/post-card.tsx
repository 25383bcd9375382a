import { authorName, isExternal, isShownImage, postImage, postLink, type Locale, type Post } from '@formation/content';
import { Cover } from '@formation/ui';
import { localePath } from '../../lib/language/locale.ts';
import { PostDate } from './post-date.tsx';
import './posts.css';

/** A post with the address of its picture, where that is a file. */
export type CoveredPost = Post & Readonly<{ cover?: string }>;

type Props = Readonly<{ locale: Locale; post: CoveredPost; newTab: string; heading?: 'h2' | 'h3' }>;

/** The picture of a post: loaded from its address, or drawn. */
export function PostPicture({ post }: Readonly<{ post: CoveredPost }>) {
  const picture = postImage(post);
  const address = 'url' in picture ? picture.url : post.cover;
  if (address !== undefined && isShownImage(address))
    return <img className="cover" src={address} alt="" loading="lazy" width="640" height="400" />;
  return <Cover name={'cover' in picture ? picture.cover : post.slug} />;
}

/** One post in a grid. An absolute address opens in a new tab. */
export function PostCard({ locale, post, newTab, heading: Heading = 'h2' }: Props) {
  const href = localePath(locale, postLink(post));
  const away = isExternal(post.href);
  return (
    <article className="post">
      <PostPicture post={post} />
      <p className="by">
        <PostDate text={post.date} locale={locale} />
        <span>{authorName(post)}</span>
      </p>
      <Heading>
        <a href={href} {...(away && { target: '_blank', rel: 'noopener' })}>
          {post.title}
          {away && <span className="sr"> ({newTab})</span>}
        </a>
      </Heading>
      <p>{post.summary}</p>
    </article>
  );
}
