export const oldRate = {
  text: 'විනිමය අනුපාතය {day} දිනයේ ය, දින {days}කට පෙර.',
  enter: 'නිවැරදි ගණනක් සඳහා අද අනුපාතය ලියන්න.',
};
